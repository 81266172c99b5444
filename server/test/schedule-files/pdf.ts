/** A PDF of one page by hand: the content stream may be packed as often as one likes. */
export const pdfOf = (content: Uint8Array, filters: readonly string[]): Buffer => {
  const start = [
    "%PDF-1.5",
    "1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj",
    "2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj",
    "3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>> endobj",
    "5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj",
    `4 0 obj <</Length ${content.length}/Filter[${filters.map((name) => `/${name}`).join("")}]>> stream\n`,
  ].join("\n");
  const end = "\nendstream endobj\ntrailer <</Root 1 0 R/Size 6>>\n%%EOF";
  return Buffer.concat([Buffer.from(start, "latin1"), content, Buffer.from(end, "latin1")]);
};

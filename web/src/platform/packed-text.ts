/** In chunks: a call has a limit of arguments. */
const pieceLength = 32 * 1024;

const toBase64 = (bytes: Uint8Array): string => {
  let text = "";
  for (let from = 0; from < bytes.length; from += pieceLength)
    text += String.fromCharCode(...bytes.subarray(from, from + pieceLength));
  return btoa(text);
};

const through = (bytes: BlobPart, stream: CompressionStream | DecompressionStream) =>
  new Response(new Blob([bytes]).stream().pipeThrough(stream));

/** Compressed, as text: local storage holds nothing else. */
export const packText = async (text: string): Promise<string> => {
  const zipped = await through(text, new CompressionStream("gzip")).arrayBuffer();
  return toBase64(new Uint8Array(zipped));
};

export const unpackText = async (packed: string): Promise<string> => {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  return through(bytes, new DecompressionStream("gzip")).text();
};

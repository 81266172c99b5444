const isRows = (value: object): value is AsyncIterable<unknown> => Symbol.asyncIterator in value;
const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype;

/** Flush size. */
const chunkLength = 16 * 1024;

async function* piecesOf(value: unknown): AsyncGenerator<string> {
  if (typeof value === "object" && value !== null && isRows(value)) {
    let before = "[";
    for await (const row of value) {
      yield `${before}${JSON.stringify(row)}`;
      before = ",";
    }
    yield before === "[" ? "[]" : "]";
  } else if (typeof value === "object" && value !== null && isPlain(value)) {
    let before = "{";
    for (const [key, each] of Object.entries(value)) {
      yield `${before}${JSON.stringify(key)}:`;
      yield* piecesOf(each);
      before = ",";
    }
    yield before === "{" ? "{}" : "}";
  } else yield JSON.stringify(value) ?? "null";
}

/** Streams JSON. An async iterable becomes an array that is never in memory as a whole. */
export async function* jsonPieces(value: unknown): AsyncGenerator<string> {
  let text = "";
  for await (const piece of piecesOf(value)) {
    text += piece;
    if (text.length < chunkLength) continue;
    yield text;
    text = "";
  }
  if (text !== "") yield text;
}

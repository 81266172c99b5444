import type { Block } from "./post.ts";

/** Markdown as text nodes: it can hold no HTML. */
export const PostBody = ({ blocks }: { readonly blocks: readonly Block[] }) => (
  <div lang="en" className="prose mx-auto mt-9 max-w-read">
    {blocks.map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a post never change place
      <BlockView key={index} block={block} />
    ))}
  </div>
);

const BlockView = ({ block }: { readonly block: Block }) => {
  switch (block.kind) {
    case "heading":
      // The title is the h1, so the body starts at h2.
      return block.level === 3 ? <h3>{block.text}</h3> : <h2>{block.text}</h2>;
    case "bold":
      return (
        <p>
          <strong>{block.text}</strong>
        </p>
      );
    case "bullets":
      return <ul>{block.items.map(listItem)}</ul>;
    case "numbers":
      return <ol>{block.items.map(listItem)}</ol>;
    case "paragraph":
      return <p>{block.text}</p>;
    case "table":
      return <TableView rows={block.rows} />;
  }
};

const TableView = ({
  rows: [headings = [], ...rows],
}: Pick<Extract<Block, { kind: "table" }>, "rows">) => (
  <table>
    <thead>
      <tr>
        {headings.map((heading) => (
          <th key={heading} scope="col">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name = "", ...cells]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell, index) => (
            <td key={headings[index + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const listItem = (text: string) => <li key={text}>{text}</li>;

import { uploadWords } from "@smart-planner/words/en/upload";
import { useEffect, useState } from "react";
import { drawPdf } from "../../platform/pdf-pictures.ts";
import { TableScroller } from "../../ui/table.tsx";
import { useWords } from "../../ui/use-words.ts";

const mostText = 20_000;

/** The file itself beside its reading, so that the two can be compared. */
export const FileView = ({ file }: { readonly file: File }) => {
  const words = useWords(uploadWords);
  const [address, setAddress] = useState<string>();
  const [text, setText] = useState<string>();
  const isPicture = /\.(?:png|jpe?g)$/i.test(file.name);
  const isText = /\.(?:csv|ics)$/i.test(file.name);
  const isPdf = /\.pdf$/i.test(file.name);
  const [pages, setPages] = useState<readonly string[]>([]);

  useEffect(() => {
    const made = URL.createObjectURL(file);
    let isShown = true;
    setAddress(made);
    if (isText)
      void file
        .slice(0, mostText)
        .text()
        .then((read) => isShown && setText(read));
    const drawn: string[] = [];
    if (isPdf)
      void drawPdf(file).then((pictures) => {
        if (!isShown) return;
        drawn.push(...pictures.map((picture) => URL.createObjectURL(picture)));
        setPages(drawn);
      });
    return () => {
      isShown = false;
      for (const each of [made, ...drawn]) URL.revokeObjectURL(each);
      setPages([]);
    };
  }, [file, isText, isPdf]);

  return (
    <section aria-label={words.viewOf(file.name)} className="grid content-start gap-2">
      {isPicture && address !== undefined && (
        <img
          src={address}
          alt={words.pictureOf(file.name)}
          className="max-h-96 w-full rounded-card border border-line object-contain"
        />
      )}
      {pages.length > 0 && (
        <TableScroller label={words.pagesOf(file.name)} className="max-h-128">
          <div className="grid gap-2 p-2">
            {pages.map((page, index) => (
              <img
                key={page}
                src={page}
                alt={words.pageOf(index + 1, file.name)}
                className="w-full rounded-card border border-line"
              />
            ))}
          </div>
        </TableScroller>
      )}
      {isText && (
        <TableScroller label={words.textOf(file.name)} className="max-h-80">
          <pre dir="auto" className="p-3 text-xs">
            {text}
          </pre>
        </TableScroller>
      )}
      {address !== undefined && (
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          className="text-sm text-pen-text underline"
        >
          {words.open(file.name)}
        </a>
      )}
    </section>
  );
};

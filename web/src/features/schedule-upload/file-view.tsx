import { useEffect, useState } from "react";
import { TableScroller } from "../../ui/table.tsx";

const mostText = 20_000;

/** The file itself beside what was read in it, so that the two can be compared. */
export const FileView = ({ file }: { readonly file: File }) => {
  const [address, setAddress] = useState<string>();
  const [text, setText] = useState<string>();
  const isPicture = /\.(?:png|jpe?g)$/i.test(file.name);
  const isText = /\.(?:csv|ics)$/i.test(file.name);

  useEffect(() => {
    const made = URL.createObjectURL(file);
    let isShown = true;
    setAddress(made);
    if (isText)
      void file
        .slice(0, mostText)
        .text()
        .then((read) => isShown && setText(read));
    return () => {
      isShown = false;
      URL.revokeObjectURL(made);
    };
  }, [file, isText]);

  return (
    <section aria-label={`File ${file.name}`} className="grid content-start gap-2">
      {isPicture && address !== undefined && (
        <img
          src={address}
          alt={`The file ${file.name}`}
          className="max-h-96 w-full rounded-card border border-line object-contain"
        />
      )}
      {isText && (
        <TableScroller label={`What is written in ${file.name}`} className="max-h-80">
          <pre className="p-3 text-xs">{text}</pre>
        </TableScroller>
      )}
      {address !== undefined && (
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          className="text-sm text-pen-text underline"
        >
          {`Open ${file.name}`}
        </a>
      )}
    </section>
  );
};

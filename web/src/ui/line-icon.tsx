const outlines = {
  alert: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M12 7.5v5M12 16.5h.01",
  eye: "M2 12c2.7-4.7 6-7 10-7s7.3 2.3 10 7c-2.7 4.7-6 7-10 7s-7.3-2.3-10-7M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6",
  "eye-off": "M2 12c2.7-4.7 6-7 10-7s7.3 2.3 10 7c-2.7 4.7-6 7-10 7s-7.3-2.3-10-7M3.5 3.5l17 17",
} as const;

/** Icons of the first page: the library would add a kilobyte. */
export const LineIcon = ({
  name,
  className,
}: {
  readonly name: keyof typeof outlines;
  readonly className: string;
}) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    className={className}
  >
    <path d={outlines[name]} />
  </svg>
);

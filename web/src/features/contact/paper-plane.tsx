export const PaperPlane = () => (
  <svg
    viewBox="0 0 360 220"
    width={430}
    height={263}
    fill="none"
    aria-hidden="true"
    className="mt-10 hidden h-auto max-w-full lg:block"
  >
    <path
      d="M14 196c52 14 108 4 126-34s-22-62-44-38 6 62 64 52 86-56 112-92"
      stroke="var(--line-control)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeDasharray="2 11"
    />
    <path d="M346 22L236 74l40 20z" fill="var(--pen)" />
    <path d="M346 22l-70 72 26 44z" fill="var(--pen)" opacity=".72" />
    <path d="M276 94l-6 40 18-20z" fill="var(--hl)" />
  </svg>
);

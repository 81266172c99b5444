/** Scrolling starts this close to an edge, faster when closer. */
const edgePx = 44;
const mostPxAFrame = 9;

const canScroll = (element: Element): boolean => {
  const { overflowX, overflowY } = getComputedStyle(element);
  const isOpen = (overflow: string) => overflow === "auto" || overflow === "scroll";
  return (
    (isOpen(overflowY) && element.scrollHeight > element.clientHeight) ||
    (isOpen(overflowX) && element.scrollWidth > element.clientWidth)
  );
};

const scrollersAround = (element: Element): readonly Element[] => {
  const found: Element[] = [];
  for (let each: Element | null = element; each !== null; each = each.parentElement)
    if (canScroll(each)) found.push(each);
  return found;
};

const pull = (at: number, from: number, to: number): number => {
  const edge = Math.min(edgePx, (to - from) / 4);
  if (at < from + edge) return -Math.ceil(((from + edge - at) / edge) * mostPxAFrame);
  if (at > to - edge) return Math.ceil(((at - to + edge) / edge) * mostPxAFrame);
  return 0;
};

const limited = (pixels: number): number => Math.min(Math.max(pixels, -12), 12);

/** A drag that starts at an edge scrolls only after moving towards it. */
const wayPx = 12;
const towards = (pixels: number, way: number): number =>
  Math.sign(pixels) === Math.sign(way) && Math.abs(way) >= wayPx ? limited(pixels) : 0;

type Point = Pick<PointerEvent, "clientX" | "clientY">;

/** Scrolls an element towards the edge that the pointer is at; returns whether it moved. */
const scroll = (
  scroller: Element,
  at: Point,
  { across, down }: { readonly across: number; readonly down: number },
): boolean => {
  const box = scroller.getBoundingClientRect();
  const { scrollTop, scrollLeft } = scroller;
  const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, window.innerHeight)];
  const [left, right] = [Math.max(box.left, 0), Math.min(box.right, window.innerWidth)];
  const by = {
    top: towards(pull(at.clientY, top, bottom), down),
    left: towards(pull(at.clientX, left, right), across),
  };
  if (by.top === 0 && by.left === 0) return false;
  scroller.scrollBy({ ...by, behavior: "instant" });
  return scroller.scrollTop !== scrollTop || scroller.scrollLeft !== scrollLeft;
};

/** Scrolls around an element while the pointer is at its edges; returns how to stop. */
export const autoScroll = ({
  from,
  pointer,
  onScroll,
}: {
  readonly from: Element;
  readonly pointer: () => Point | undefined;
  readonly onScroll: () => void;
}): (() => void) => {
  const scrollers = scrollersAround(from);
  const start = pointer();
  let frame = 0;
  const step = () => {
    frame = requestAnimationFrame(step);
    const at = pointer();
    if (at === undefined || start === undefined) return;
    const across = at.clientX - start.clientX;
    const down = at.clientY - start.clientY;
    if (scrollers.some((scroller) => scroll(scroller, at, { across, down }))) return onScroll();
    const top = towards(pull(at.clientY, 0, window.innerHeight), down);
    if (top === 0) return;
    const { scrollY } = window;
    window.scrollBy({ top, behavior: "instant" });
    if (window.scrollY !== scrollY) onScroll();
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
};

/** A loop: it runs several times for each of a hundred sessions. */
export const classNames = (...names: readonly (string | false | undefined)[]): string => {
  let all = "";
  for (const name of names)
    if (name !== false && name !== undefined && name !== "") all += all === "" ? name : ` ${name}`;
  return all;
};

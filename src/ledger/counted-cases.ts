// Which test cases of a results file a run counted, as compact ordinals such as `3-8,11`.

type Range = readonly [from: number, to: number];

/** Returns whether two runs of one file counted a case in common. A document that names none was not made from the file. */
export function haveCaseInCommon(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  const others = rangesIn(other);
  return rangesIn(one).some(([from, to]) =>
    others.some(([start, end]) => from <= end && start <= to),
  );
}

function rangesIn(text: string): readonly Range[] {
  return text.split(',').map((part) => {
    const [from = '', to = from] = part.split('-');
    return [Number(from), Number(to)];
  });
}

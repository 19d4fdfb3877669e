const order = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

/** Active records first, then inactive ones, each alphabetical by label (section 4, cached lists). */
export function activeFirst<Entry extends { status: string }>(
  list: readonly Entry[],
  labelOf: (entry: Entry) => string,
): Entry[] {
  return activeFirstBy(list, (a, b) => order.compare(labelOf(a), labelOf(b)))
}

/** The same in an order of their own. */
export function activeFirstBy<Entry extends { status: string }>(
  list: readonly Entry[],
  compare: (one: Entry, other: Entry) => number,
): Entry[] {
  return list.toSorted((a, b) => Number(b.status === 'Active') - Number(a.status === 'Active') || compare(a, b))
}

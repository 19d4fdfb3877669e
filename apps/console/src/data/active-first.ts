const order = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

/** Active records first, then inactive ones, each alphabetical by label (section 4, cached lists). */
export function activeFirst<Entry extends { status: string }>(
  list: readonly Entry[],
  labelOf: (entry: Entry) => string,
): Entry[] {
  return list.toSorted(
    (a, b) => Number(b.status === 'Active') - Number(a.status === 'Active') || order.compare(labelOf(a), labelOf(b)),
  )
}

/** What labels are put on, with their names, in the order in which they are offered. */
export const LABEL_USES = { HANG_TAG: 'Hang tag', SHELF: 'Shelf', BOX: 'Box', OTHER: 'Other' } as const

export type LabelUse = keyof typeof LABEL_USES

/** What a default is for: labels of one use, of items of one type or any (null), at one location or any (null). */
export type LabelScope = Readonly<{ use: LabelUse; itemType: number | null; location: string | null }>

/** The labels to print, as far as that is known. */
export type LabelsAsked = Readonly<{
  use?: LabelUse | undefined
  itemType?: number | undefined
  location?: string | undefined
}>

const USES = Object.keys(LABEL_USES)

/** The most specific of the defaults that apply: location before item type before the order of uses. */
export function labelDefaultFor<Default extends LabelScope>(
  defaults: readonly Default[],
  { use, itemType, location }: LabelsAsked,
): Default | undefined {
  const fits = (one: Default) =>
    (use === undefined || one.use === use) &&
    (one.itemType === null || one.itemType === itemType) &&
    (one.location === null || one.location === location)
  const [best] = defaults
    .filter(fits)
    .toSorted(
      (a, b) =>
        Number(a.location === null) - Number(b.location === null) ||
        Number(a.itemType === null) - Number(b.itemType === null) ||
        USES.indexOf(a.use) - USES.indexOf(b.use),
    )
  return best
}

/** Whether two defaults are for the same labels, so that neither would come first. */
export function isSameScope(a: LabelScope, b: LabelScope): boolean {
  return a.use === b.use && a.itemType === b.itemType && a.location === b.location
}

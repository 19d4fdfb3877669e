/** What keeps an item that an import created when the import is undone, the most telling reason first (M30). */
export const ITEM_STAYS = [
  'document',
  'sold',
  'stock',
  'counted',
  'package',
  'configured',
  'entitled',
  'hint',
  'label',
  'import',
  'changed',
] as const

export type ItemStay = (typeof ITEM_STAYS)[number]

/** What keeps an entry of a list that an import made (M31). */
export type EntryStay = 'changed' | 'used' | 'denied'

const REASONS: Record<Exclude<ItemStay, 'document'> | EntryStay, string> = {
  sold: 'It was sold.',
  stock: 'It has stock movements.',
  counted: 'It was counted.',
  package: 'It is part of a package.',
  configured: 'It is used in configure to order.',
  entitled: 'Its entitlements were changed.',
  hint: 'It has a location hint.',
  label: 'Labels were printed for it.',
  import: 'Another import contains it.',
  changed: 'It was changed since.',
  used: 'It is in use.',
  denied: "You can't delete it.",
}

/** Why an item stays, to a user who may not read what refers to it. */
export const UNSEEN_USE = 'It is in use where you have no access.'

/** Why an item or an entry stays, in words. `document` is the kind and number of the document, if the user may read it. */
export function explainStay(stay: ItemStay | EntryStay, document?: { label: string; number: string }): string {
  if (stay !== 'document') return REASONS[stay]
  return document ? `It is in ${document.label} ${document.number}.` : "It is in a document that you can't open."
}

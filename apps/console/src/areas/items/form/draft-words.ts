import { fieldLabel, valueText, type Wording } from '../value-text.ts'
import type { DraftWords } from './item-form.ts'
import { isPart, type ItemParts, type PartName } from './item-parts.ts'
import { type FormField, valueIn } from './item.mapping.ts'

/** The labels of an item's fields and parts, and their values as text. */
export function draftWords(wording: Wording): DraftWords {
  return {
    labelOf: (name) => (isPart(name) ? PART_LABELS[name] : fieldLabel(name as FormField, wording)),
    textOf: (name, form) =>
      isPart(name) ? partText(name, form) : valueText(name as FormField, valueIn(form, name as FormField), wording),
  }
}

const PART_LABELS: Readonly<Record<PartName, string>> = {
  hints: 'Location hints',
  entitlements: 'Entitlements',
  components: 'Package components',
  attachments: 'Option groups',
  allowances: 'Allowed words and numbers',
}

/** A part in a few words, for the summary of changes and for a merge. */
function partText(name: PartName, parts: ItemParts): string {
  switch (name) {
    case 'hints':
      return (parts.hints ?? []).map(({ locationID, hint }) => `${locationID}: ${hint}`).join(', ')
    case 'entitlements': {
      const wishes = parts.entitlements ?? []
      const added = wishes.filter(({ all }) => all).length
      const removed = wishes.length - added
      return [added > 0 && `${added} to add`, removed > 0 && `${removed} to remove`].filter(Boolean).join(', ')
    }
    case 'components':
      return (parts.components ?? []).map(({ itemID, quantity }) => `${quantity} × ${itemID}`).join(', ')
    case 'attachments':
      return (parts.attachments ?? []).map(({ groupID }) => groupID).join(', ')
    case 'allowances':
      return (parts.allowances ?? []).map(({ text }) => text).join(', ')
  }
}

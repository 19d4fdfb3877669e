import { itemField, type ItemFieldName, requiredBySettings } from '@greenroom/catalog'
import { type ColumnMapping, missingColumns } from '@greenroom/imports'
import { Banner } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { accountSettingsAtom } from '#data/account-settings.atoms.ts'
import { orElse } from '#data/combined.ts'

/** If they cannot be loaded, the server refuses what they require. */
const accountAtom = orElse(accountSettingsAtom, {})

/** Names the required fields that have no column (section 5). */
export function MissingColumns({ mapping }: { mapping: ColumnMapping }) {
  const [first, ...others] = missingColumns(mapping, requiredBySettings(useAtomValue(accountAtom)))
  if (first === undefined) return null
  if (first === 'itemID') {
    return (
      <Banner tone="warning" title="Which column holds the item ID?">
        Choose it below. Each row needs an item ID.
      </Banner>
    )
  }
  return [first, ...others].map((name) => (
    <Banner key={name} tone="info" title={`No column for the ${nameOf(name)}`}>
      Existing items are updated. New items need a {nameOf(name)} and will be rejected.
    </Banner>
  ))
}

/** The name of a field within a sentence. */
function nameOf(name: ItemFieldName): string {
  const { label } = itemField(name)
  return label.charAt(0).toLowerCase() + label.slice(1)
}

import { requiredBySettings } from '@greenroom/catalog'
import { type ColumnMapping, missingColumns } from '@greenroom/imports'
import { Banner, Button } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { accountSettingsAtom } from '#data/account-settings.atoms.ts'
import { orElse } from '#data/combined.ts'
import { columnPlace } from './column-place.ts'
import { nameInSentence } from './item-words.ts'

/** If they cannot be loaded, the server refuses what they require. */
const accountAtom = orElse(accountSettingsAtom, {})

/** Names the required fields that have no column (section 5). */
export function MissingColumns({ mapping }: { mapping: ColumnMapping }) {
  const [first, ...others] = missingColumns(mapping, requiredBySettings(useAtomValue(accountAtom)))
  if (first === undefined) return null
  if (first === 'itemID') {
    return (
      <Banner
        tone="warning"
        title="Which column holds the item ID?"
        action={<Button onPress={goToItemID}>Choose column</Button>}
      >
        Each row needs an item ID.
      </Banner>
    )
  }
  return [first, ...others].map((name) => (
    <Banner key={name} tone="info" title={`No column for the ${nameInSentence(name)}`}>
      Existing items are updated. New items need a {nameInSentence(name)} and will be rejected.
    </Banner>
  ))
}

function goToItemID() {
  document.getElementById(columnPlace('itemID'))?.querySelector('button')?.focus()
}

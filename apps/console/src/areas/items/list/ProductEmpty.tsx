import { Button, EmptyState, TextLink } from '@greenroom/ui'
import { NEW_ITEM } from '#screens/item-path.ts'
import { useMay } from '#session/may.ts'
import type { FilterWords } from './filter-words.ts'
import { IMPORT } from '../paths.ts'

type ProductEmptyProps = { filters: readonly FilterWords[]; onClear: () => void }

/** Why the list is empty, and what to do about it. */
export function ProductEmpty({ filters, onClear }: ProductEmptyProps) {
  const mayWrite = useMay('createItem').may
  const mayImport = useMay('startImport').may

  if (filters.length > 0) {
    return (
      <EmptyState title="No products match" action={<Button onPress={onClear}>Clear filters</Button>}>
        {filters.map(({ label, value }) => `${label}: ${value}`).join(' · ')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="No products yet"
      action={
        <>
          {mayWrite && <TextLink href={NEW_ITEM}>New item</TextLink>}{' '}
          {mayImport && <TextLink href={IMPORT}>Import</TextLink>}
        </>
      }
    >
      {mayWrite
        ? 'Create the first item, or import a catalog from a file.'
        : 'Someone with Write access to Products can add them.'}
    </EmptyState>
  )
}

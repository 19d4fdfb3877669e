import { LIST_KINDS } from '@greenroom/catalog'
import type { EntryList, MissingChoice } from '@greenroom/imports'
import { Card, numbers, Select } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { changePlanAtom, type Draft, missingAtom } from './draft.atoms.ts'
import { rows } from './item-words.ts'
import type { MissingEntries as Missing } from '../reading/import-reader.ts'
import styles from '../imports.module.css'
import { creatableListsAtom } from './known-entries.atoms.ts'

/** Names in the file that match no list record, by list, and how to handle them. */
export function MissingEntries({ draft: { plan } }: { draft: Draft }) {
  const missing = useAtomValue(missingAtom)
  const creatable = useAtomValue(creatableListsAtom)
  const change = useSetAtom(changePlanAtom)
  const { options } = plan
  if (missing.length === 0) return null
  const choose = (list: EntryList, choice: MissingChoice) =>
    void change({ options: { ...options, missing: { ...options.missing, [list]: choice } } })
  return (
    <Card title="Unknown names">
      {missing.map((one) => (
        <div key={one.list} className={styles.field}>
          <Select
            label={`${numbers.text(one.count)} ${wordsOf(one)}`}
            options={choicesOf(one.list, creatable.includes(one.list))}
            value={options.missing?.[one.list] ?? 'refuse'}
            onChange={(id) => choose(one.list, id as MissingChoice)}
          />
          <p className={styles.about}>{sampleOf(one)}</p>
        </div>
      ))}
    </Card>
  )
}

function choicesOf(list: EntryList, mayCreate: boolean) {
  return [
    ...(mayCreate ? [{ id: 'create', label: 'Create a record for each name' }] : []),
    { id: 'leave', label: list === 'attributes' ? 'Skip these names' : "Don't change the field" },
    { id: 'refuse', label: 'Reject the rows' },
  ]
}

function wordsOf({ list, count }: Missing): string {
  const { one, many } = Object.values(LIST_KINDS).find(({ itemField }) => itemField === list)!
  return count === 1 ? one : many
}

function sampleOf({ names, count, rows: concerned }: Missing): string {
  const more = count > names.length ? ', …' : ''
  return `${names.join(', ')}${more}: in ${rows(concerned)}`
}

import { type EntryList, LIST_KINDS, type MissingChoice } from '@greenroom/validation'
import { Card, Select } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { changePlanAtom, type Draft, missingAtom } from './draft.atoms.ts'
import type { MissingEntries as Missing } from './import-reader.ts'
import styles from './imports.module.css'
import { creatableListsAtom } from './known-entries.atoms.ts'

/** Names of the file that no entry has, by list, and what is to become of them. */
export function MissingEntries({ draft: { plan } }: { draft: Draft }) {
  const missing = useAtomValue(missingAtom)
  const creatable = useAtomValue(creatableListsAtom)
  const change = useSetAtom(changePlanAtom)
  const { options } = plan
  if (missing.length === 0) return null
  const choose = (list: EntryList, choice: MissingChoice) =>
    void change({ options: { ...options, missing: { ...options.missing, [list]: choice } } })
  return (
    <Card title="Names without an entry">
      {missing.map((one) => (
        <div key={one.list} className={styles.field}>
          <Select
            label={`${one.count.toLocaleString()} ${wordsOf(one)}`}
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
    ...(mayCreate ? [{ id: 'create', label: 'Make an entry of each' }] : []),
    { id: 'leave', label: list === 'attributes' ? 'Leave them out' : 'Leave the field as it is' },
    { id: 'refuse', label: 'Reject the rows' },
  ]
}

function wordsOf({ list, count }: Missing): string {
  const { one, many } = Object.values(LIST_KINDS).find(({ itemField }) => itemField === list)!
  return count === 1 ? one : many
}

function sampleOf({ names, count, rows }: Missing): string {
  const more = count > names.length ? ', …' : ''
  return `${names.join(', ')}${more}: in ${rows === 1 ? '1 row' : `${rows.toLocaleString()} rows`}`
}

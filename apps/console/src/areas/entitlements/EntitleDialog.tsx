import { ENTITLEMENT_LIMITS, tooManyCells } from '@greenroom/catalog'
import { Button, countOf, Dialog, Form, MultiSelect, SearchField } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useDeferredValue, useId, useState } from 'react'
import { attributeListsAtom } from '#data/reference.atoms.ts'
import type { EntitledPlace } from '#screens/entitlement-path.ts'
import { useResource } from '#data/use-resource.ts'
import { DateFields, datesOf, issuesOf } from './DateFields.tsx'
import { entitleAtom, foundCount } from './entitlements.atoms.ts'
import styles from './entitlements.module.css'
import { filterOf, filtersOf, type TypedFilter } from './item-filters.ts'
import { inWords } from './place-words.ts'
import { NO_DATES } from './typed-dates.ts'
import { useChange } from './use-change.ts'

type EntitleDialogProps = { place: EntitledPlace; name: string; onClose: () => void }

/** Entitles a place to every item that a filter finds, with dates if they are given. */
export function EntitleDialog({ place, name, onClose }: EntitleDialogProps) {
  const formID = useId()
  const entitle = useSetAtom(entitleAtom)
  const lists = useAtomValue(attributeListsAtom)
  const { perform, pending } = useChange()
  const [filter, setFilter] = useState<TypedFilter>({})
  const [dates, setDates] = useState(NO_DATES)
  const [isJudged, setIsJudged] = useState(false)
  const issues = isJudged ? issuesOf(dates) : {}
  const wanted = filterOf(filter)
  const counted = useDeferredValue(filter)
  const { value: found } = useResource(filterOf(counted) ? foundCount(counted) : undefined)
  const where = inWords(place.type, name)

  async function save() {
    setIsJudged(true)
    if (!wanted || Object.keys(issuesOf(dates)).length > 0) return
    const given = dates.from || dates.to ? { dates: datesOf(dates) } : {}
    const isDone = await perform(
      'Items cannot be entitled',
      () => entitle({ filter: wanted, locations: [place], ...given }),
      (change) => `${countOf(change.entitled + change.dated, 'item', 'items')} entitled to ${where}`,
    )
    if (isDone) onClose()
  }

  const set = (key: string, text: string) => {
    const { [key]: _, ...others } = filter
    setFilter(text ? { ...others, [key]: text } : others)
  }

  return (
    <Dialog
      open
      keepOpen
      size="large"
      title={`Entitle items to ${where}`}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            variant="primary"
            type="submit"
            form={formID}
            pending={pending}
            denied={wanted ? undefined : 'Search for items or choose a filter first.'}
          >
            Entitle
          </Button>
        </>
      }
    >
      <Form id={formID} aria-label="Items" errors={issues} onSubmit={save}>
        <div className={styles.filters} role="group" aria-label="Filters">
          <SearchField
            label="Search items"
            placeholder="Name, ID or UPC"
            value={filter['search'] ?? ''}
            autoFocus
            onChange={(text) => set('search', text.slice(0, 100))}
          />
          {filtersOf(lists).map(({ key, label, options }) => (
            <MultiSelect
              key={key}
              label={label}
              options={options}
              value={filter[key]?.split(',') ?? []}
              onChange={(ids) => set(key, ids.join(','))}
            />
          ))}
        </div>
        <p role="status" className={styles.note}>
          {foundText(found, wanted !== undefined)}
        </p>
        <DateFields {...{ dates, issues }} onChange={setDates} />
      </Form>
    </Dialog>
  )
}

function foundText(found: { count: number; capped: boolean } | undefined, isFiltered: boolean): string {
  if (!isFiltered) return 'Search for items or choose a filter.'
  if (!found) return 'Counting items'
  if (found.count > ENTITLEMENT_LIMITS.bulk) return tooManyCells()
  const { count, capped } = found
  return `${capped ? 'More than ' : ''}${countOf(count, 'item', 'items')} found. Items that are entitled already stay as they are, unless you give dates.`
}

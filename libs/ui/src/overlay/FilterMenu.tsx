import { ChevronLeft, ListFilter } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Dialog, DialogTrigger, Popover } from 'react-aria-components'
import { Button } from '../action/Button.tsx'
import listStyles from '../form/choice/list.module.css'
import selectStyles from '../form/choice/MultiSelect.module.css'
import type { FilterMenuEntry } from './FilterMenuList.tsx'

// Loaded separately from the button, so that a list does not wait for its filters.
const FilterMenuList = lazy(async () => ({ default: (await import('./FilterMenuList.tsx')).FilterMenuList }))

export type { FilterMenuEntry }

export interface FilterMenuProps {
  /** The text of the button, and the accessible name of the menu. */
  label: string
  /** The filters, in the order in which they are listed. */
  entries: readonly FilterMenuEntry[]
  /** The controls of the filter that was opened. */
  children: (id: string) => ReactNode
}

/** All filters of a list in one menu: first their names, then the choices of one. */
export function FilterMenu({ label, entries, children }: FilterMenuProps) {
  const [opened, setOpened] = useState<string>()
  const entry = entries.find(({ id }) => id === opened)
  return (
    <DialogTrigger onOpenChange={() => setOpened(undefined)}>
      <Button variant="quiet" icon={<ListFilter />}>
        {label}
      </Button>
      <Popover offset={4} placement="bottom start" className={listStyles.popover}>
        <Dialog aria-label={entry?.label ?? label} className={selectStyles.dialog}>
          {entry ? (
            <>
              <div className={listStyles.top}>
                <Button
                  variant="quiet"
                  size="small"
                  icon={<ChevronLeft />}
                  aria-label={`${entry.label}, back to ${label}`}
                  onPress={() => setOpened(undefined)}
                >
                  {entry.label}
                </Button>
              </div>
              {children(entry.id)}
            </>
          ) : (
            <Suspense fallback={<div className={listStyles.note}>Loading</div>}>
              <FilterMenuList label={label} entries={entries} onOpen={setOpened} />
            </Suspense>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}

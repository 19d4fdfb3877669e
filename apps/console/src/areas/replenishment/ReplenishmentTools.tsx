import { ComboBox, NumberField, type Option, Switch } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useSearchParams } from 'react-router-dom'
import { attributeListsAtom } from '#data/reference.atoms.ts'
import { SingleFilter } from '#records/SingleFilter.tsx'
import { useMay } from '#session/may.ts'
import { daysOf, MOST_DAYS } from './asked.ts'
import type { Asked } from './replenishment.atoms.ts'
import styles from './replenishment.module.css'

const VENDORS: Option = { id: 'vendors', label: 'Vendors' }

/** Which location, where its items come from, and how much it should have. */
export function ReplenishmentTools({ asked, places }: { asked: Asked; places: readonly Option[] }) {
  const [params, setParams] = useSearchParams()
  const { vendors, departments } = useAtomValue(attributeListsAtom)
  const { may: seesSales } = useMay('getSales')
  const days = params.get('days') ?? ''

  function set(changes: Record<string, string>) {
    setParams((now) => {
      const next = new URLSearchParams(now)
      for (const [name, value] of Object.entries(changes)) {
        if (value === '') next.delete(name)
        else next.set(name, value)
      }
      return next
    })
  }

  return (
    <div className={styles.tools}>
      <ComboBox
        label="Location"
        options={places}
        value={asked.place}
        // Emptied to type another: the suggestions stay until that is chosen.
        onChange={(place) => place && set({ place, ...(place === asked.from && { from: '' }) })}
      />
      <ComboBox
        label="Supplied by"
        options={[VENDORS, ...places.filter(({ id }) => id !== asked.place)]}
        value={asked.from ?? VENDORS.id}
        onChange={(from) => set({ from: from === VENDORS.id ? '' : from })}
      />
      {seesSales && (
        <NumberField
          name="days"
          label="Days of cover"
          placeholder="By levels"
          value={days}
          error={days !== '' && daysOf(days) === undefined ? `Enter 1 to ${MOST_DAYS} days.` : undefined}
          onChange={(typed) => set({ days: typed })}
        />
      )}
      <SingleFilter
        label="Vendor"
        options={vendors.map(({ vendorCode, vendorName }) => ({ id: vendorCode, label: vendorName ?? vendorCode }))}
        value={asked.vendorID ?? ''}
        onChange={(vendor) => set({ vendor })}
      />
      <SingleFilter
        label="Department"
        options={departments.map(({ departmentID, departmentName }) => ({ id: departmentID, label: departmentName }))}
        value={asked.departmentID ?? ''}
        onChange={(department) => set({ department })}
      />
      <Switch checked={asked.automatic === true} onChange={(only) => set({ automatic: only ? 'true' : '' })}>
        Auto replenishment only
      </Switch>
    </div>
  )
}

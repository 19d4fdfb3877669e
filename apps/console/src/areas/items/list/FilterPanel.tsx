import { itemRangeText, RANGE_FIELDS, type RangeField, readItemRange } from '@greenroom/catalog'
import { Button, DateField, Form, MoneyField, MultiSelectChoices } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { companyAtom } from '#data/company.atoms.ts'
import type { ProductLists } from './product-lists.ts'
import { type FilterKey, FILTERS, type ListFilterKey, type ProductQuery } from './products-url.ts'
import { useFilterOptions } from './use-filter-options.ts'
import styles from '../products.module.css'

type FilterPanelProps = {
  name: FilterKey
  query: ProductQuery
  lists: ProductLists
  onFilter: (key: FilterKey, text: string) => void
}

/** One filter of the menu: values to choose, or a range. */
export function FilterPanel({ name, ...props }: FilterPanelProps) {
  const range = RANGE_FIELDS.find(({ value }) => value === name)
  return range ? (
    <RangePanel {...range} text={props.query[range.value] ?? ''} onFilter={props.onFilter} />
  ) : (
    <Values name={name as ListFilterKey} {...props} />
  )
}

function Values({ name, query, lists, onFilter }: FilterPanelProps & { name: ListFilterKey }) {
  return (
    <MultiSelectChoices
      label={FILTERS.find(({ key }) => key === name)!.label}
      options={useFilterOptions(name, query, lists, true)}
      value={query[name]?.split(',') ?? []}
      onChange={(values) => onFilter(name, values.join(','))}
    />
  )
}

type RangePanelProps = {
  value: RangeField
  label: string
  kind: 'amount' | 'day'
  text: string
  onFilter: (key: RangeField, text: string) => void
}

const FAULTS = {
  amount: 'Enter amounts of 0 or more, the lower one first.',
  day: 'Enter dates, the earlier one first.',
}

function RangePanel({ value, label, kind, text, onFilter }: RangePanelProps) {
  const { currency } = useAtomValue(companyAtom)
  const { from = '', to = '' } = readItemRange(value, text) ?? {}
  const [ends, setEnds] = useState({ from, to })
  const [fault, setFault] = useState<string>()

  function apply() {
    const written = itemRangeText({ from: ends.from.trim(), to: ends.to.trim() })
    const isBlank = written === itemRangeText({})
    const isRange = isBlank || readItemRange(value, written) !== undefined
    setFault(isRange ? undefined : FAULTS[kind])
    if (isRange) onFilter(value, isBlank ? '' : written)
  }

  const field = (end: 'from' | 'to', label: string, error?: string) => {
    const shared = { label, error, value: ends[end], onChange: (typed: string) => setEnds({ ...ends, [end]: typed }) }
    return kind === 'amount' ? <MoneyField {...shared} currency={currency} /> : <DateField {...shared} />
  }

  return (
    <div className={styles.range}>
      <Form aria-label={label} onSubmit={apply}>
        {field('from', 'From')}
        {field('to', 'To', fault)}
        <Button type="submit">Apply</Button>
      </Form>
    </div>
  )
}

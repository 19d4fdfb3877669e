import { CalendarRange } from 'lucide-react'
import { useState } from 'react'
import { Popover as AriaPopover, Dialog, DialogTrigger, ListBox } from 'react-aria-components'
import { Button } from '../action/Button.tsx'
import { Form } from './Form.tsx'
import listStyles from './choice/list.module.css'
import type { Option } from './choice/option.ts'
import { OptionItem } from './choice/OptionItem.tsx'
import styles from './RangePicker.module.css'
import { DateField } from './text/DateField.tsx'

/** Dates as YYYY-MM-DD, both inclusive. */
export interface DayRange {
  from: string
  to: string
}

export interface RangePickerProps {
  /** The label on the button, before the choice. */
  label: string
  /** The named ranges. */
  options: readonly Option[]
  /** The ID of an option, or two days. */
  value: string | DayRange
  /** Formats two days for the button. */
  daysInWords: (range: DayRange) => string
  /** Called with the ID of an option, or with two valid days. */
  onChange: (value: string | DayRange) => void
  /** The problem with two days; undefined if they are valid. */
  checkDays: (range: DayRange) => string | undefined
}

/** A time range: a named one, or from one day to another. */
export function RangePicker({ label, options, value, daysInWords, onChange, checkDays }: RangePickerProps) {
  const [open, setOpen] = useState(false)
  const chosen = typeof value === 'string' ? options.find(({ id }) => id === value)?.label : daysInWords(value)

  function choose(next: string | DayRange) {
    setOpen(false)
    onChange(next)
  }

  return (
    <DialogTrigger isOpen={open} onOpenChange={setOpen}>
      <Button icon={<CalendarRange />} aria-label={`${label}: ${chosen ?? ''}`}>
        {chosen}
      </Button>
      <AriaPopover offset={4} placement="bottom start" className={`${listStyles.popover} ${styles.popover}`}>
        <Dialog aria-label={label} className={styles.dialog}>
          <ListBox
            aria-label={label}
            items={options}
            autoFocus
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={typeof value === 'string' ? [value] : []}
            onSelectionChange={(keys) => choose(String([...keys][0] ?? value))}
            className={listStyles.list}
          >
            {(option) => <OptionItem option={option} />}
          </ListBox>
          <Days start={typeof value === 'string' ? undefined : value} checkDays={checkDays} onApply={choose} />
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}

type DaysProps = {
  start: DayRange | undefined
  checkDays: RangePickerProps['checkDays']
  onApply: (range: DayRange) => void
}

function Days({ start, checkDays, onApply }: DaysProps) {
  const [range, setRange] = useState(start ?? { from: '', to: '' })
  const [problem, setProblem] = useState<string>()

  function apply() {
    const found = checkDays(range)
    setProblem(found)
    if (found === undefined) onApply(range)
  }

  return (
    <div className={styles.days}>
      <Form aria-label="Custom range" onSubmit={apply}>
        <DateField label="From" value={range.from} onChange={(from) => setRange({ ...range, from })} />
        <DateField label="To" value={range.to} onChange={(to) => setRange({ ...range, to })} error={problem} />
        <Button type="submit">Apply</Button>
      </Form>
    </div>
  )
}

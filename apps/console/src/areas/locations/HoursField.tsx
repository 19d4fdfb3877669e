import { Button, Checkbox, TextField } from '@greenroom/ui'
import { HOURS_DAYS, isTime, type OpeningHours, readTime, type Weekday, type WeekdayHours } from '@greenroom/validation'
import { useState } from 'react'
import styles from './locations.module.css'

type HoursFieldProps = {
  hours: OpeningHours | null
  onChange: (hours: OpeningHours | null) => void
  error: string | undefined
  /** What applies without opening hours. */
  without: string
  readOnly: boolean
}

const USUAL = { opens: '10:00', closes: '22:00' }

/** The opening hours by weekday. */
export function HoursField({ hours, onChange, error, without, readOnly }: HoursFieldProps) {
  const of = (day: Weekday) => hours?.find((one) => one.day === day)
  const first = hours?.find(({ opens, closes }) => isTime(opens) && isTime(closes))

  function set(day: Weekday, changed: Partial<WeekdayHours> | undefined) {
    const days = HOURS_DAYS.map((one) => {
      if (one.day !== day) return of(one.day)
      return changed && { ...USUAL, ...of(day), ...changed, day }
    })
    onChange(days.filter((one) => one !== undefined))
  }

  const time = (day: Weekday, label: string, name: 'opens' | 'closes') => (
    <TimeText
      label={`${label} ${name}`}
      value={of(day)![name]}
      onChange={(text) => set(day, { [name]: text })}
      isJudged={error !== undefined}
      readOnly={readOnly}
    />
  )

  return (
    <div className={styles.hours}>
      <Checkbox
        checked={hours !== null}
        onChange={(isOn) => onChange(isOn ? HOURS_DAYS.map(({ day }) => ({ day, ...USUAL })) : null)}
        readOnly={readOnly}
        description={hours === null ? without : undefined}
      >
        Own opening hours
      </Checkbox>
      {hours !== null && (
        <table className={styles.days} aria-label="Opening hours">
          <thead>
            <tr>
              <th scope="col">Open on</th>
              <th scope="col">Opens</th>
              <th scope="col">Closes</th>
              <th scope="col">
                <span className={styles.spoken}>Note</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {HOURS_DAYS.map(({ day, label }) => {
              const open = of(day)
              return (
                <tr key={day}>
                  <td>
                    <Checkbox
                      checked={open !== undefined}
                      onChange={(isOpen) => set(day, isOpen ? (first ?? {}) : undefined)}
                      readOnly={readOnly}
                    >
                      {label}
                    </Checkbox>
                  </td>
                  <td>{open && time(day, label, 'opens')}</td>
                  <td>{open && time(day, label, 'closes')}</td>
                  <td className={styles.muted}>{open ? endsNextDay(open) && 'Next day' : 'Closed'}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {hours !== null && first && !readOnly && (
        <div>
          <Button onPress={() => onChange(hours.map(({ day }) => ({ ...first, day })))}>
            {`Use ${first.opens} to ${first.closes} on every open day`}
          </Button>
        </div>
      )}
    </div>
  )
}

type TimeTextProps = {
  label: string
  value: string
  onChange: (text: string) => void
  /** It is marked before it was left, too. */
  isJudged: boolean
  readOnly: boolean
}

/** A time of day, which may be typed as 5pm or 1730. What can't be read stays as typed and is marked. */
function TimeText({ label, value, onChange, isJudged, readOnly }: TimeTextProps) {
  const [isLeft, setLeft] = useState(false)
  return (
    <TextField
      label={label}
      labelHidden
      value={value}
      onChange={(text) => {
        setLeft(false)
        onChange(text)
      }}
      onBlur={() => {
        setLeft(true)
        const time = readTime(value)
        if (time !== undefined && time !== value) onChange(time)
      }}
      error={(isLeft || isJudged) && !isTime(value) ? 'Not a time' : undefined}
      placeholder="HH:MM"
      autoComplete="off"
      readOnly={readOnly}
    />
  )
}

/** A range whose end is not after its start ends on the next day (section 5). */
function endsNextDay({ opens, closes }: WeekdayHours): boolean {
  return opens !== '' && closes !== '' && closes <= opens
}

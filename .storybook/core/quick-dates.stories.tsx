import {
  isLongRange,
  QUICK_FILTERS,
  type QuickFilter,
  quickRange,
  rangeBefore,
  rangeInWords,
  rangeYearEarlier,
  readHours,
  readRange,
} from '@greenroom/quick-dates'
import { Card, ComboBox, DescriptionList, FieldGrid, Select, TextField } from '@greenroom/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Code } from './Code.tsx'
import { Parts } from './Parts.tsx'

const meta = { title: 'Core/quick-dates', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const CUSTOM = 'CUSTOM'
const RANGE_OPTIONS = [...QUICK_FILTERS, CUSTOM].map((id) => ({ id, label: id }))
const ZONE_OPTIONS = Intl.supportedValuesOf('timeZone').map((id) => ({ id, label: id }))

function TryOut() {
  const [filter, setFilter] = useState('CURRENT_DAY')
  const [zone, setZone] = useState('America/Sao_Paulo')
  const [clock, setClock] = useState('2018-11-04T12:00:00Z')
  const [days, setDays] = useState({ from: '2018-10-01', to: '2018-11-30' })
  const [hours, setHours] = useState({ start: '', end: '' })

  const asked = filter === CUSTOM ? readRange(days.from, days.to) : (filter as QuickFilter)
  const now = Date.parse(clock)
  const context = { now, zone, hours: readHours(hours.start, hours.end) }
  const range = asked && !Number.isNaN(now) ? quickRange(asked, context) : undefined
  return (
    <Parts>
      <FieldGrid columns={3}>
        <Select label="Range" options={RANGE_OPTIONS} value={filter} onChange={setFilter} />
        <ComboBox label="Time zone" options={ZONE_OPTIONS} value={zone} onChange={(id) => id && setZone(id)} />
        <TextField
          label="Clock"
          value={clock}
          onChange={setClock}
          error={Number.isNaN(now) ? 'Write it as 2018-11-04T12:00:00Z' : undefined}
        />
        {filter === CUSTOM && (
          <>
            <TextField
              label="From"
              value={days.from}
              onChange={(from) => setDays({ ...days, from })}
              error={asked ? undefined : 'Two dates such as 2018-10-01, the second not before the first'}
            />
            <TextField label="To" value={days.to} onChange={(to) => setDays({ ...days, to })} />
          </>
        )}
        <TextField
          label="Day start"
          value={hours.start}
          placeholder="00:00"
          onChange={(start) => setHours({ ...hours, start })}
        />
        <TextField
          label="Day end"
          value={hours.end}
          placeholder="23:59"
          onChange={(end) => setHours({ ...hours, end })}
        />
      </FieldGrid>
      {asked && range && (
        <>
          <Card title="In words">
            <DescriptionList
              entries={[
                { term: 'The range', value: rangeInWords(range, zone) },
                { term: 'The period before', value: rangeInWords(rangeBefore(asked, context), zone) },
                { term: 'A year earlier', value: rangeInWords(rangeYearEarlier(asked, context), zone) },
                { term: 'Hours', value: (range.interval.endDate - range.interval.startDate + 1) / 3600 },
                { term: 'Longer than 30 days', value: isLongRange(range) ? 'yes' : 'no' },
              ]}
            />
          </Card>
          <Card title="As data">
            <Code label="As data">{range}</Code>
          </Card>
        </>
      )}
    </Parts>
  )
}

/**
 * Choose a range, a time zone and a time. The example's day begins at 1:00, in a night in which midnight did not exist.
 */
export const Range: Story = {
  render: () => <TryOut />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'As data' })).toHaveTextContent('2018-11-04T01:00:00-02:00')
  },
}

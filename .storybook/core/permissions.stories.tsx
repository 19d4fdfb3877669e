import {
  type AccessLevel,
  accessTo,
  defaultAccess,
  explain,
  type Feature,
  FEATURES,
  grantsOf,
  levelsOf,
  mustUsePartnerPortal,
  type NeededLevel,
  ROLES,
} from '@greenroom/permissions'
import { Card, Checkbox, CheckboxGroup, ComboBox, DescriptionList, FieldGrid, Select } from '@greenroom/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Parts } from './Parts.tsx'

const meta = { title: 'Core/permissions', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const LEVELS: readonly AccessLevel[] = ['READ', 'WRITE', 'DELETE', 'NOACCESS']
const NEEDED: readonly NeededLevel[] = ['READ', 'WRITE', 'DELETE']
const ROLE_OPTIONS = ROLES.map(({ id, name }) => ({ id: String(id), label: name, hint: String(id) }))
const FEATURE_OPTIONS = FEATURES.map(({ key, label }) => ({ id: key, label, hint: key }))

const yesOrNo = (value: boolean) => (value ? 'yes' : 'no')

function TryOut() {
  const [role, setRole] = useState('7')
  const [feature, setFeature] = useState<Feature>('CATALOG_PRODUCT_COST')
  const [flipped, setFlipped] = useState<AccessLevel[]>()
  const levels = flipped ?? levelsOf(grantsOf(defaultAccess(Number(role))), feature)
  const grants = grantsOf([{ key: feature, access: levels }])
  const access = accessTo(grants, feature)
  return (
    <Parts>
      <FieldGrid>
        <Select
          label="Role"
          options={ROLE_OPTIONS}
          value={role}
          onChange={(id) => {
            setRole(id)
            setFlipped(undefined)
          }}
          description={mustUsePartnerPortal(Number(role)) ? 'Please use partner portal' : 'Uses the regular login'}
        />
        <ComboBox
          label="Feature"
          options={FEATURE_OPTIONS}
          value={feature}
          onChange={(id) => {
            if (id) setFeature(id as Feature)
            setFlipped(undefined)
          }}
        />
      </FieldGrid>
      <CheckboxGroup
        label="Access levels"
        description="The default grants of the role; change them to see the result."
        value={levels}
        onChange={(value) => setFlipped(LEVELS.filter((level) => value.includes(level)))}
      >
        {LEVELS.map((level) => (
          <Checkbox key={level} value={level}>
            {level}
          </Checkbox>
        ))}
      </CheckboxGroup>
      <Card title="What follows">
        <DescriptionList
          entries={[
            { term: 'Read', value: yesOrNo(access.read) },
            { term: 'Write', value: yesOrNo(access.write) },
            { term: 'Delete', value: yesOrNo(access.delete) },
            { term: 'Read-only', value: yesOrNo(access.readOnly) },
            { term: 'Not accessible', value: yesOrNo(access.denied) },
          ]}
        />
      </Card>
      <Card title="In words">
        <DescriptionList
          entries={NEEDED.map((level) => ({ term: level, value: explain(grants, feature, level) ?? 'Passes.' }))}
        />
      </Card>
    </Parts>
  )
}

/** Toggle the levels of a feature and see the five predicates, and why an action is denied. */
export const Access: Story = {
  render: () => <TryOut />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'NOACCESS' }))
    await expect(canvas.getByText(/needs READ access to Product cost/)).toBeVisible()
  },
}

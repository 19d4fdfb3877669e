import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ConflictDialog } from './ConflictDialog.tsx'
import { labeledFields } from './form-fields.ts'
import { mergeForms } from './merge-forms.ts'

const meta = { title: 'Screens/Conflict', tags: ['!autodocs'] } satisfies Meta
export default meta

type Tax = { description: string; percentage: string; status: string }

const fields = labeledFields<Tax>({ description: 'Description', percentage: 'Percentage', status: 'Status' })
const base: Tax = { description: 'City tax', percentage: '4', status: 'Active' }
const onSave = fn()

/** Grace saved `theirs` while `mine` was being typed. */
function conflict(mine: Tax, theirs: Tax): StoryObj['render'] {
  const merge = mergeForms(base, mine, theirs, fields)
  return () => (
    <ConflictDialog
      one="tax"
      conflict={{ stored: theirs, serverVersion: theirs, who: 'grace', merge }}
      {...{ base, mine, fields, onSave }}
      onClose={fn()}
    />
  )
}

export const SameField: StoryObj = {
  render: conflict({ ...base, percentage: '4.5' }, { ...base, percentage: '5', description: 'City sales tax' }),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'grace changed this tax in the meantime' })
    const save = within(dialog).getByRole('button', { name: 'Save merged tax' })
    await expect(save).toBeDisabled()
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Theirs: 5' }))
    await userEvent.click(save)
    await expect(onSave).toHaveBeenLastCalledWith({ percentage: 'theirs' })
  },
}

export const DifferentFields: StoryObj = {
  render: conflict({ ...base, percentage: '4.5' }, { ...base, description: 'City sales tax' }),
  play: async () => {
    const words = await screen.findByText(/You changed different fields/)
    await waitFor(() => expect(words).toBeVisible())
    await expect(screen.getByRole('button', { name: 'Save merged tax' })).toBeEnabled()
  },
}

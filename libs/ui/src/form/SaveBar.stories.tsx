import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { TextField } from './text/TextField.tsx'
import { SaveBar } from './SaveBar.tsx'

const meta = {
  component: SaveBar,
  parameters: {
    guide: {
      use: 'The bottom of every form that is saved as a whole.',
      avoid: [
        'In a dialog: use the `actions` of `Dialog`.',
        'For settings that apply at once: there is nothing to save.',
      ],
      keys: [
        ['Enter, Space', 'On Save or Discard: does it.'],
        ['Ctrl S', 'Saves, from anywhere in the form that owns the bar.'],
      ],
    },
  },
  args: { onSave: fn(), onDiscard: fn() },
} satisfies Meta<typeof SaveBar>
export default meta
type Story = StoryObj<typeof meta>

export const Unchanged: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Changes' })).toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('status')).toHaveTextContent('No changes')
  },
}
export const Pending: Story = { args: { changes: '3 fields changed', pending: true } }
export const Failed: Story = {
  args: { changes: '3 fields changed', error: 'The server did not answer. Nothing you typed is lost.' },
}

export const ByKeyboard: Story = {
  args: { changes: 'Name, Selling price' },
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDiscard).toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSave).toHaveBeenCalled()
  },
}

/** The focus never lies under the bar. */
export const ClearOfTheFocus: Story = {
  args: { changes: 'Name' },
  render: (args) => (
    <main style={{ blockSize: 300, overflow: 'auto' }}>
      {Array.from({ length: 12 }, (_, index) => (
        <p key={index}>
          <button type="button" style={{ background: 'var(--surface)', color: 'var(--text)' }}>
            Field {index + 1}
          </button>
        </p>
      ))}
      <SaveBar {...args} />
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('region', { name: 'Changes' })
    for (let index = 0; index < 12; index += 1) {
      await userEvent.tab()
      const { bottom } = document.activeElement!.getBoundingClientRect()
      await expect(bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top)
    }
  },
}

/** It appears with the first change, and the field that is typed in stays in view: at the end of the page as well. */
export const AppearsBelowTheFocus: Story = {
  render: function Render(args) {
    const [text, setText] = useState('')
    return (
      <main style={{ display: 'flex', flexDirection: 'column', blockSize: 300, overflow: 'auto' }}>
        <div style={{ flex: 'none', blockSize: 500 }} />
        <TextField label="Last field" value={text} onChange={setText} />
        <SaveBar {...args} changes={text && 'Last field'} error={text === 'ab' && 'A long error. '.repeat(40)} />
      </main>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    field.focus()
    field.scrollIntoView({ block: 'end' })
    for (const key of 'ab') {
      await userEvent.keyboard(key)
      const bar = await canvas.findByRole('region', { name: 'Changes' })
      await expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top)
    }
  },
}

/** A bar that goes with the save leaves the focus where it was. */
export const ReturnsTheFocus: Story = {
  render: function Render(args) {
    const [text, setText] = useState('')
    return (
      <main>
        <TextField label="Name" value={text} onChange={setText} />
        <SaveBar {...args} changes={text && 'Name'} onSave={() => setText('')} />
      </main>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, 'a')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('region', { name: 'Changes' })).toBeNull()
    await expect(field).toHaveFocus()
  },
}

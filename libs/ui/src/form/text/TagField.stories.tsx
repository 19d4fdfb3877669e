import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { TagField } from './TagField.tsx'

const meta = {
  component: TagField,
  parameters: {
    guide: {
      use: 'A list of short texts that are typed or pasted, such as additional UPCs.',
      avoid: ['For known choices: use `MultiSelect`.', 'For long texts: use one `TextArea`.'],
      keys: [
        ['Enter, comma', 'Adds the text.'],
        ['Backspace', 'In the empty field: removes the last entry.'],
        ['Left, Right', 'On an entry: moves through them.'],
        ['Delete', 'On an entry: removes it.'],
      ],
    },
  },
  args: { label: 'Additional UPCs', value: [], onChange: fn() },
  render: function Render(args) {
    const [value, setValue] = useState<readonly string[]>(args.value)
    return (
      <TagField
        {...args}
        value={value}
        onChange={(tags) => {
          args.onChange?.(tags)
          setValue(tags)
        }}
      />
    )
  },
} satisfies Meta<typeof TagField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { description: 'Enter or a comma adds one.' } }
export const ReadOnly: Story = { args: { value: ['012345678905', '036000291452'], readOnly: true } }
export const Disabled: Story = { args: { value: ['012345678905'], disabled: true } }

export const OneIsWrong: Story = {
  args: {
    value: ['012345678905', '12'],
    errorOf: (tag) => (tag.length < 8 ? `${tag} has fewer than 8 digits.` : undefined),
  },
}

export const ByAnInputMethod: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, 'かん')
    for (const key of [',', 'Enter']) {
      input.dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true }))
    }
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['かん'])
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('111{Enter}222,')
    await userEvent.paste('333\n444, 555')
    await expect(args.onChange).toHaveBeenLastCalledWith(['111', '222', '333', '444', '555'])
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['111', '222', '333', '444'])
    await userEvent.tab()
    await expect(canvas.getByRole('row', { name: '111' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Delete}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['111', '333', '444'])
    await userEvent.type(canvas.getByRole('textbox'), '666{Control>}s{/Control}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['111', '333', '444', '666'])
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus, Trash2 } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Button } from './Button.tsx'

const meta = {
  component: Button,
  parameters: {
    guide: {
      use: 'Actions that change something or open something: save, approve, add, export.',
      avoid: [
        'To go to another page: use `TextLink`, so that it can be opened in a new tab.',
        'For an icon alone: use `IconButton`, which adds the tooltip.',
        'More than one `primary` on a screen: the second one is `secondary`.',
      ],
      keys: [
        ['Enter, Space', 'Presses the button.'],
        ['Tab', 'Moves to it. A denied button keeps its place in the order, so that its reason can be read.'],
      ],
    },
  },
  args: { children: 'New item', onPress: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Button {...args} variant="primary" icon={<Plus />} />
      <Button {...args} variant="secondary" />
      <Button {...args} variant="quiet" />
      <Button {...args} variant="danger" icon={<Trash2 />}>
        Delete 12 items
      </Button>
      <Button {...args} size="small" />
      <Button {...args} disabled />
      <Button {...args} variant="primary" pending />
    </div>
  ),
}

export const PressedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
}

export const DeniedSaysWhy: Story = {
  args: { variant: 'primary', type: 'submit', denied: 'This needs WRITE access to Products (CATALOG_PRODUCT).' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription('This needs WRITE access to Products (CATALOG_PRODUCT).')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const

/** Disabled or denied, it looks the same under the pointer. */
export const DisabledIgnoresThePointer: Story = {
  render: (args) => (
    <>
      {VARIANTS.map((variant) => (
        <div key={variant} style={{ display: 'flex', gap: 8 }}>
          <Button {...args} variant={variant} disabled />
          <Button {...args} variant={variant} denied="This needs WRITE access to Products (CATALOG_PRODUCT)." />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) {
      // Without the time that a color takes to change.
      button.style.transition = 'none'
      const before = getComputedStyle(button).backgroundColor
      await userEvent.hover(button)
      await expect(getComputedStyle(button).backgroundColor).toBe(before)
    }
  },
}

export const PendingIgnoresPresses: Story = {
  args: { variant: 'primary', pending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onPress).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button')).toHaveTextContent('New item')
  },
}

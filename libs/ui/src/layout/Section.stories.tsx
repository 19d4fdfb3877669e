import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FieldGrid } from '../form/FieldGrid.tsx'
import { MoneyField } from '../form/text/MoneyField.tsx'
import { Section } from './Section.tsx'
import { TextField } from '../form/text/TextField.tsx'

const meta = {
  component: Section,
  parameters: {
    guide: {
      use: 'Parts of a long form or page that can be folded.',
      avoid: [
        'For parts of which one is shown at a time: use `Tabs`.',
        'For the only part of a page: show it without a heading to fold.',
      ],
      keys: [['Enter, Space', 'On the heading: folds or unfolds.']],
    },
  },
  args: {
    title: 'Pricing',
    children: (
      <FieldGrid>
        <MoneyField label="Selling price" currency="USD" value="24.00" />
        <MoneyField label="Cost" currency="USD" value="9.50" />
        <TextField label="Tax class" value="Standard" />
      </FieldGrid>
    ),
  },
} satisfies Meta<typeof Section>
export default meta
type Story = StoryObj<typeof meta>

export const Unfolded: Story = { args: { context: 'Margin 60.4%' } }

export const FoldedWithIssues: Story = {
  args: { defaultOpen: false, issues: 2 },
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('button', { name: /Pricing/ })
    await expect(heading).toHaveTextContent('2 issues')
    await expect(heading).toHaveAttribute('aria-expanded', 'false')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Cost' })).toBeVisible()
  },
}

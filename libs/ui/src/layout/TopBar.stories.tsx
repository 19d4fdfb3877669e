import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchButton } from '../action/SearchButton.tsx'
import { Button } from '../action/Button.tsx'
import { TopBar } from './TopBar.tsx'

const meta = {
  component: TopBar,
  parameters: {
    guide: {
      use: 'The content of the bar above every screen, in three parts.',
      avoid: ['For the actions of a screen: use the `actions` of `Screen`.'],
    },
  },
  decorators: (Story) => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 'var(--space-3)', blockSize: 'var(--topbar)' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof TopBar>
export default meta
type Story = StoryObj<typeof meta>

export const ThreeParts: Story = {
  args: {
    start: 'Northlight, store manager',
    search: <SearchButton label="Search or jump to" shortcut="Ctrl K" onPress={() => {}} />,
    end: <Button variant="quiet">Ada</Button>,
  },
}

export const WithoutSearch: Story = { args: { start: 'Northlight', end: <Button variant="quiet">Ada</Button> } }

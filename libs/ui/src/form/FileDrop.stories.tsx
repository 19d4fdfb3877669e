import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FileDrop } from './FileDrop.tsx'

const meta = {
  component: FileDrop,
  parameters: {
    guide: {
      use: 'Choosing one file to read, such as an import.',
      avoid: [
        'For several files: use `FilesDrop`.',
        'To check the file: `onFile` reads it, and `error` shows what is wrong.',
      ],
      keys: [['Enter, Space', 'On the button: opens the file dialog.']],
    },
  },
  args: {
    label: 'Drop a file here',
    hint: 'CSV, TSV, or either gzipped',
    accept: ['.csv', '.tsv', '.gz'],
    onFile: fn(),
  },
} satisfies Meta<typeof FileDrop>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Chosen: Story = { args: { file: { name: 'online-retail.csv.gz', size: 7_548_686 } } }
export const Unreadable: Story = {
  args: { file: { name: 'prices.xlsx', size: 48_200 }, error: 'This is a spreadsheet. Save it as CSV and try again.' },
}

export const ChosenFromDisk: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!
    await userEvent.upload(input, new File(['a,b'], 'items.csv', { type: 'text/csv' }))
    await expect(args.onFile).toHaveBeenCalledWith(expect.objectContaining({ name: 'items.csv' }))
  },
}

import { Dialog, TextField } from '@greenroom/ui'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { useSaveKey } from './use-save-key.ts'

function Page({ save, asks }: { save: () => void; asks: boolean }) {
  useSaveKey(save, false)
  return (
    <Dialog title="Generate variants" open={asks} onClose={() => {}}>
      <TextField label="Pattern" value="" onChange={() => {}} autoFocus />
    </Dialog>
  )
}

test('Ctrl+S saves the form of the page, but not from a dialog over it', async () => {
  const user = userEvent.setup()
  const save = vi.fn()
  const { rerender } = render(<Page save={save} asks />)
  await user.type(screen.getByRole('textbox', { name: 'Pattern' }), '{Control>}s{/Control}')
  expect(save).not.toHaveBeenCalled()
  rerender(<Page save={save} asks={false} />)
  await user.keyboard('{Control>}s{/Control}')
  expect(save).toHaveBeenCalledTimes(1)
})

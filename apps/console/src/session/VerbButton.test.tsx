import { Button } from '@greenroom/ui'
import { act, render, screen } from '@testing-library/react'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { MayButton } from './MayButton.tsx'
import { loginAnswer, serve, signedInStore } from './session-fixture.ts'
import { VerbButton } from './VerbButton.tsx'
import { verbsAtom } from './verbs.atoms.ts'

async function verbsOf(buttons: ReactNode) {
  serve({
    'POST /login': () =>
      loginAnswer(2, [
        { key: 'CONFIG_ROLES', access: ['READ', 'WRITE'] },
        { key: 'CONFIG_USERS', access: ['READ'] },
      ]),
  })
  const store = await signedInStore()
  await act(async () => render(<Provider store={store}>{buttons}</Provider>))
  return store.get(verbsAtom)
}

test('a button that the user may press is a verb that does the same', async () => {
  const create = vi.fn()
  const verbs = await verbsOf(
    <>
      <MayButton operation="createRole" also="group" onPress={create}>
        New role
      </MayButton>
      <MayButton operation="createUser" onPress={() => {}}>
        New user
      </MayButton>
      <MayButton operation="createItem" onPress={() => {}}>
        New item
      </MayButton>
    </>,
  )
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['New role', 'New user'])
  expect(verbs).toMatchObject([{ label: 'New role', also: 'group' }])
  verbs[0]!.perform()
  expect(create).toHaveBeenCalledOnce()
})

test('buttons of rows, those that cannot be pressed now, and those of several records at once are no verbs', async () => {
  const press = () => {}
  const verbs = await verbsOf(
    <>
      <VerbButton onPress={press}>Preview</VerbButton>
      <VerbButton size="small" onPress={press}>
        Edit row
      </VerbButton>
      <VerbButton disabled onPress={press}>
        Undo
      </VerbButton>
      <VerbButton pending onPress={press}>
        Print
      </VerbButton>
      <VerbButton onPress={press}>Approve</VerbButton>
      <VerbButton onPress={press}>Approve</VerbButton>
      <Button onPress={press}>Close</Button>
    </>,
  )
  expect(verbs.map(({ label }) => label)).toEqual(['Preview'])
})

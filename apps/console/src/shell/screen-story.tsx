import type { StoryObj } from '@storybook/react-vite'
import { ToastRegion } from '@greenroom/ui'
import { createStore, Provider } from 'jotai'
import { useEffect, useState } from 'react'
import { RouterProvider as LinkProvider } from 'react-aria-components'
import { createMemoryRouter, Outlet, RouterProvider, useHref, useNavigate } from 'react-router-dom'
import { answering, type Answers, loginAnswer } from '#data/answering-fixture.ts'
import { useReaderNumbers } from './use-reader-numbers.ts'
import { LeaveQuestion } from '#forms/leave-question.tsx'
import { ScreenGate } from './ScreenGate.tsx'
import { screensAtom } from '#screens/screens.atoms.ts'
import { screens } from '../areas.ts'

import { renewApiAtom, sessionAtom } from '#session/session.atoms.ts'

type Grant = { key: string; access: string[] }

type Place = {
  /** The URL, which determines the screen. */
  at: string
  /** The user's only access. */
  features: readonly Grant[]
  /** The server's answers by "METHOD /path". */
  answers: Answers
  dir?: 'rtl'
}

/** Each of these features with these levels. */
export function grant(access: string[], ...keys: string[]): Grant[] {
  return keys.map((key) => ({ key, access }))
}

/** An answer that never arrives. */
export const never = () => new Promise(() => {})

/** The answers that every screen needs. */
const COMPANY: Answers = {
  'GET /business': () => ({
    company: {
      companyCode: 'demo',
      name: 'Northlight',
      merchantID: '',
      currency: 'USD',
      timeZone: 'UTC',
      dateFormat: 'YYYY-MM-DD',
      timeFormat: '24h',
      numberFormat: '1,234.56',
      firstDay: 'MONDAY',
    },
    personalFormats: {
      timeZone: null,
      dateFormat: null,
      timeFormat: null,
      numberFormat: null,
      firstDay: null,
      version: 1,
    },
    locations: [],
  }),
  'GET /configs/common/system': () => [],
  'GET /views': () => [],
  'GET /changes': never,
}

/** A screen in a state that is hard to reach by hand. Everything except the server is real. */
export function screenStory(place: Place, play: NonNullable<StoryObj['play']>): StoryObj {
  const network = window.fetch
  return {
    loaders: [async () => ({ store: await signIn(place) })],
    beforeEach: () => () => {
      window.fetch = network
    },
    render: (_args, { loaded }) => <ScreenAt {...place} store={loaded['store'] as ReturnType<typeof createStore>} />,
    play,
  }
}

async function signIn({ features, answers }: Place) {
  const network = window.fetch
  const answer = answering({ 'POST /login': () => loginAnswer(2, [...features]), ...COMPANY, ...answers })
  window.fetch = (request, init) =>
    request instanceof Request && request.url.includes('/api/') ? answer(request) : network(request, init)
  const store = createStore()
  store.set(screensAtom, screens)
  store.set(renewApiAtom)
  store.set(sessionAtom, { type: 'signIn', companyCode: 'demo', userName: 'ada', password: 'pw', remember: false })
  for (let tries = 0; store.get(sessionAtom).at !== 'signedIn' && tries < 200; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return store
}

function ScreenAt({ at, dir, store }: Place & { store: ReturnType<typeof createStore> }) {
  const [router] = useState(() => {
    const children = screens.map((screen) => ({ path: screen.path, element: <ScreenGate screen={screen} /> }))
    return createMemoryRouter([{ element: <Frame />, children }], { initialEntries: [at] })
  })
  useEffect(() => {
    document.documentElement.dir = dir ?? 'ltr'
    return () => document.documentElement.removeAttribute('dir')
  }, [dir])
  return (
    <Provider store={store}>
      <RouterProvider router={router} />
      <ToastRegion />
    </Provider>
  )
}

function Frame() {
  useReaderNumbers()
  const navigate = useNavigate()
  return (
    <LinkProvider navigate={(to) => void navigate(to)} useHref={useHref}>
      <main style={{ display: 'flex', minBlockSize: '90vh' }}>
        <Outlet />
      </main>
      <LeaveQuestion />
    </LinkProvider>
  )
}

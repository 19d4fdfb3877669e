import '@fontsource-variable/inter'
import { useEffect, useState } from 'react'
import { createBrowserRouter, Navigate, type RouteObject, RouterProvider, useRouteError } from 'react-router-dom'
import { LOGIN_PATH } from '#browser/page.atoms.ts'
import { HOME } from './home-path.ts'
import { PageNotFound } from './PageNotFound.tsx'
import { ScreenGate } from './ScreenGate.tsx'
import { screensAtom } from '#screens/screens.atoms.ts'
import { Shell } from './Shell.tsx'
import { useHydrateAtoms } from 'jotai/utils'
import { screens } from '../areas.ts'

const home = <Navigate to={HOME} replace />

const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <Rethrow />,
    children: [
      ...screens.map((screen) => ({ path: screen.path, element: <ScreenGate key={screen.path} screen={screen} /> })),
      ...['/', '/app', LOGIN_PATH].map((path) => ({ path, element: home })),
      { path: '*', element: <PageNotFound /> },
    ],
  },
]

/** Stops the router from showing its own error page: LastBoundary reports what breaks outside a screen. */
function Rethrow(): never {
  throw useRouteError()
}

/** Everything behind the login. Each session has its own router, which starts at the current URL. */
export function App() {
  useHydrateAtoms([[screensAtom, screens]])
  const [router] = useState(() => createBrowserRouter(routes))
  useEffect(() => () => router.dispose(), [router])
  return <RouterProvider router={router} />
}

import '@fontsource-variable/inter'
import { ToastRegion } from '@greenroom/ui'
import { useEffect, useState } from 'react'
import { createBrowserRouter, Navigate, type RouteObject, RouterProvider, useRouteError } from 'react-router-dom'
import { LOGIN_PATH } from './page.atoms.ts'
import { PageNotFound } from './PageNotFound.tsx'
import { screens } from './routes.tsx'
import { ScreenGate } from './ScreenGate.tsx'
import { Shell } from './Shell.tsx'

const HOME = '/app/home'

const home = <Navigate to={HOME} replace />

const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <PassOn />,
    children: [
      ...screens.map((screen) => ({ path: screen.path, element: <ScreenGate key={screen.path} screen={screen} /> })),
      ...['/', '/app', LOGIN_PATH].map((path) => ({ path, element: home })),
      { path: '*', element: <PageNotFound /> },
    ],
  },
]

/** The router catches what breaks outside a screen, but has no words for it: LastBoundary has. */
function PassOn(): never {
  throw useRouteError()
}

/** Everything behind the login. A session has a router of its own, which starts where the address bar is. */
export function App() {
  const [router] = useState(() => createBrowserRouter(routes))
  useEffect(() => () => router.dispose(), [router])
  return (
    <>
      <RouterProvider router={router} />
      <ToastRegion />
    </>
  )
}

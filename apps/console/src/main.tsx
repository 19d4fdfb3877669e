import '@greenroom/ui/base.css'
import { leaveCompositions } from '@greenroom/ui'
import { createStore, Provider } from 'jotai'
import { createRoot } from 'react-dom/client'
import { LastBoundary } from './shell/LastBoundary.tsx'
import { loadApp, Root } from './shell/Root.tsx'
import { start } from './shell/start.ts'

const store = createStore()
start(store, () => void loadApp())
leaveCompositions()

createRoot(document.getElementById('root')!).render(
  <Provider store={store}>
    <LastBoundary>
      <Root />
    </LastBoundary>
  </Provider>,
)

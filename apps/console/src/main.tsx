import '@greenroom/ui/base.css'
import { createStore, Provider } from 'jotai'
import { createRoot } from 'react-dom/client'
import { LastBoundary } from '#app/LastBoundary.tsx'
import { loadApp, Root } from '#app/Root.tsx'
import { start } from '#app/start.ts'

const store = createStore()
start(store, () => void loadApp())

createRoot(document.getElementById('root')!).render(
  <Provider store={store}>
    <LastBoundary>
      <Root />
    </LastBoundary>
  </Provider>,
)

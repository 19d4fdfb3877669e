import type { Decorator, Preview } from '@storybook/react-vite'
import { destroyAnnouncer } from 'react-aria/private/live-announcer/LiveAnnouncer'
import '@fontsource-variable/inter'
import '../libs/ui/src/base.css'

/** The same attributes that the console sets on <html>. */
const onRoot: Decorator = (Story, { globals }) => {
  const { dataset } = document.documentElement
  dataset.scheme = globals.scheme
  dataset.theme = globals.theme
  dataset.density = globals.density
  return <Story />
}

const preview: Preview = {
  decorators: [onRoot],
  /** Runs before axe: an announcement outlives the button that it names by some seconds. */
  afterEach: destroyAnnouncer,
  initialGlobals: { scheme: 'light', theme: 'green', density: 'comfortable' },
  globalTypes: {
    scheme: {
      description: 'Color scheme',
      toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    theme: {
      description: 'Accent',
      toolbar: { icon: 'paintbrush', items: ['green', 'indigo', 'plum', 'copper'], dynamicTitle: true },
    },
    density: {
      description: 'Density',
      toolbar: { icon: 'component', items: ['comfortable', 'compact'], dynamicTitle: true },
    },
  },
  parameters: {
    layout: 'padded',
    backgrounds: { disabled: true },
    a11y: { test: 'error' },
  },
}

export default preview

import type { Decorator, Preview } from '@storybook/react-vite'
import { destroyAnnouncer } from 'react-aria/private/live-announcer/LiveAnnouncer'
import { configure } from 'storybook/test'
import '@fontsource-variable/inter'
import '../libs/ui/src/base.css'
import { leaveCompositions } from '../libs/ui/src/form/compositions.ts'
import { ACCENTS } from '../libs/ui/src/tokens.ts'
import { PATIENCE } from '../tools/patience.ts'
import { ComponentPage } from './docs/ComponentPage.tsx'
import { expectColors } from './docs/expect-colors.ts'
import { type Looks, showLooks } from './docs/looks.ts'
import { SchemedDocs } from './docs/SchemedDocs.tsx'

const onRoot: Decorator = (Story, { globals }) => {
  showLooks(globals as Looks)
  return <Story />
}

/** Shows the choices of a prop where the table would say "union". */
const nameChoices: NonNullable<Preview['argTypesEnhancers']>[number] = ({ argTypes, component }) => {
  const { props = {} } = (component as { __docgenInfo?: Docgen } | undefined)?.__docgenInfo ?? {}
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const raw = props[name]?.tsType?.raw
      const isUnion = argType.table?.type?.summary === 'union' && raw
      return [name, isUnion ? { ...argType, table: { ...argType.table, type: { summary: raw } } } : argType]
    }),
  )
}

/** What react-docgen writes on a component. */
interface Docgen {
  props?: Record<string, { tsType?: { raw?: string } }>
}

leaveCompositions()

const isTest = import.meta.env.MODE === 'test'

const preview: Preview = {
  /**
   * What a story waits for takes a busy machine a while. Its events run without the `act` that Storybook sets before and
   * does not await: React drops a render that suspends inside it, and never repeats it.
   */
  beforeAll: () => configure({ asyncUtilTimeout: PATIENCE.wait, eventWrapper: (dispatch) => dispatch() }),
  argTypesEnhancers: [nameChoices],
  tags: ['autodocs'],
  decorators: [onRoot],
  /** Runs before axe: an announcement outlives the button that it names by some seconds. */
  afterEach: async ({ globals }) => {
    destroyAnnouncer()
    if (isTest) await expectColors(globals as Looks)
  },
  initialGlobals: { scheme: 'light', theme: 'green', density: 'comfortable' },
  globalTypes: {
    scheme: {
      description: 'Color scheme',
      toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    theme: {
      description: 'Accent',
      toolbar: { icon: 'paintbrush', items: [...ACCENTS], dynamicTitle: true },
    },
    density: {
      description: 'Density',
      toolbar: { icon: 'component', items: ['comfortable', 'compact'], dynamicTitle: true },
    },
  },
  parameters: {
    layout: 'padded',
    backgrounds: { disabled: true },
    // What has passed is for the panel of the catalog only. In tests, `expectColors` looks at contrast.
    a11y: {
      test: 'error',
      options: isTest ? { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false } } } : {},
    },
    docs: { page: ComponentPage, container: SchemedDocs, toc: { headingSelector: 'h2' } },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Tokens',
          ['Color', 'Type', 'Space and size', 'Motion'],
          'Components',
          ['Action', 'Chart', 'Feedback', 'Form', 'Grid', 'Layout', 'Overlay', 'Sheet'],
          'Patterns',
          'Core',
          'Screens',
        ],
        method: 'alphabetical',
      },
    },
  },
}

export default preview

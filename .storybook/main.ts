import type { StorybookConfig } from '@storybook/react-vite'

/** The folders of each kind of component, below libs/ui/src. */
const KINDS = {
  Action: ['action'],
  Chart: ['chart'],
  Feedback: ['feedback'],
  Form: ['form', 'form/choice', 'form/text'],
  Grid: ['grid'],
  Layout: ['layout', 'layout/sidebar'],
  Matrix: ['matrix'],
  Overlay: ['overlay'],
  Sheet: ['sheet'],
}

const components = Object.entries(KINDS).flatMap(([kind, folders]) =>
  folders.map((folder) => ({
    directory: `../libs/ui/src/${folder}`,
    files: '*.stories.tsx',
    titlePrefix: `Components/${kind}`,
  })),
)

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './*.mdx',
    './{tokens,patterns}/*.mdx',
    ...components,
    './core/*.@(mdx|stories.tsx)',
    '../apps/console/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
}

export default config

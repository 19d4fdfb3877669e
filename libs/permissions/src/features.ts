import * as areas from './areas.gen.ts'
import { type AreaFeature, FEATURE_GROUPS, type FeatureGroup } from './feature-groups.ts'

type Groups = typeof FEATURE_GROUPS
type Areas = typeof areas

/** A key of the vocabulary. */
export type Feature =
  | { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups]
  | { [Area in keyof Areas]: keyof Areas[Area] }[keyof Areas]

export type FeatureInfo = { key: Feature; label: string; group: FeatureGroup; reach?: AreaFeature['reach'] }

const ADDED = Object.values(areas as Record<string, Record<string, AreaFeature>>).flatMap((area) =>
  Object.entries(area).map(([key, feature]) => ({ key, ...feature }) as FeatureInfo),
)

/** Every feature with its label and the group it is listed under. */
export const FEATURES: readonly FeatureInfo[] = Object.entries(FEATURE_GROUPS).flatMap(([group, features]) => [
  ...Object.entries(features).map(([key, label]) => ({ key, label, group }) as FeatureInfo),
  ...ADDED.filter((added) => added.group === group),
])

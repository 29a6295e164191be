import { expect, it } from 'vitest'
import { towns } from '#site/towns.ts'
import { nearest } from '../../../domain/places/neighbors.ts'
import { sceneOf, stripOf } from './scene.ts'

it('a town with a scene of its own shows three different parts, and not what its nearest neighbor shows', () => {
  for (const town of towns.filter(({ scene }) => scene)) {
    expect(new Set(sceneOf(town)).size, town.name).toBe(3)
    const [next] = nearest(town, towns)
    expect(next && stripOf(next.place), town.name).not.toBe(stripOf(town))
  }
})

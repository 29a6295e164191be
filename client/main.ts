import { callBar } from './behaviors/callBar.ts'
import { dawn } from './behaviors/dawn.ts'
import { menu } from './behaviors/menu.ts'
import { loadIslands } from './islandLoader.ts'
import { awaitNavigation } from './navigationLoader.ts'
import { loadParallax } from './parallaxLoader.ts'

menu()
awaitNavigation((signal) => {
  callBar(signal)
  dawn()
  loadParallax(signal)
  loadIslands(signal)
})

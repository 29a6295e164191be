import { configureGlobal } from 'fast-check'

// Each mutant runs its tests once more: a property looks as far as a fifth of a second goes.
configureGlobal({ interruptAfterTimeLimit: 200 })

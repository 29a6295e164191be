export const help = `npm run leads                        the newest requests; npm run leads -- list is the same
npm run leads -- list --unusual      the newest ones that look unusual, with the reasons
npm run leads -- show REFERENCE      everything about one: answers, changes, who was told, photos with links
npm run leads -- replay REFERENCE    tell the owner of it again, on every channel
npm run leads -- replay --dead       try everything again that was given up
npm run leads -- spam REFERENCE      throw it out: its seat is free, and it goes 30 days after it came in
npm run leads -- release REFERENCE   it looked unusual and is a real request: its seat is theirs, the owner gets the mail
npm run leads -- cancel REFERENCE    cancel its pickup: the seat is free, they get no message
npm run leads -- export              every request as CSV, safe to open in a spreadsheet; --json for programs
npm run leads -- forget REFERENCE    delete all that is stored of a person; --yes does not ask first
npm run leads -- health              what waits, since when, and what is wrong
npm run leads -- broken              files of the spool that could not be read; --yes deletes them

--remote does it to the deployed site. --persist-to DIRECTORY takes another local state.
Into a file: npm run -s leads -- export > requests.csv`

export const help = `npm run leads                        the newest requests; npm run leads -- list is the same
npm run leads -- list --unusual      the newest ones that look unusual, with the reasons
npm run leads -- show REFERENCE      everything about one: answers, changes, messages sent, photos with links
npm run leads -- replay REFERENCE    send it to the owner again, on every channel
npm run leads -- replay --dead       retry every dead message
npm run leads -- spam REFERENCE      mark it as spam: its seat is freed, and it is deleted 30 days after it came in
npm run leads -- release REFERENCE   it looked unusual but is real: its seat is booked, and the owner gets the email
npm run leads -- cancel REFERENCE    cancel its pickup: the seat is freed, and the customer gets no message
npm run leads -- export              every request as CSV, safe to open in a spreadsheet; --json for programs
npm run leads -- forget REFERENCE    delete everything stored about a person; --yes skips the question
npm run leads -- health              what is waiting, since when, and what is wrong
npm run leads -- broken              spool files that couldn’t be read; --yes deletes them

--remote works on the deployed site. --persist-to DIRECTORY uses another local state.
Into a file: npm run -s leads -- export > requests.csv`

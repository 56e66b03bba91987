# English. What is wrong with a text: errors of the rules and findings of the studio.

text-fault-at = line { $line }, column { $column }: expected { $expected }, found { $found }

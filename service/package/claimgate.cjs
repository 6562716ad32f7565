#!/usr/bin/env node
require('claimgate/program');

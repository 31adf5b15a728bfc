const Ktable0=[3,-1,4,-1];

function table1(S,you$0,a0$1,a1$2){
  if(!(a0$1>=0&&a0$1<2))return -1;
  return Ktable0[(a0$1*2+(a1$2-1)|0)];
}

function define_0(S,you$0,kind$1,depth$2){
  return table1(S,you$0,kind$1,depth$2)===-1||S[13+kind$1]!==-1;
}

function settle(S){
}

function holding(S,m,A){
  switch(S[8]){
  }
  return [];
}
